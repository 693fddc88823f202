/** Whether the pointer itself went there: a thing that comes up under a resting pointer is not being asked about. */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
