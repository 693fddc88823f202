declare const brand: unique symbol;

/** A value that has been looked at: only the function that checks or makes such values gives them this type. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
