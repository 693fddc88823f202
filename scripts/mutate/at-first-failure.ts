import fc from 'fast-check';

// That a property fails is enough here; looking for its shortest example would take most of the time.
fc.configureGlobal({ endOnFailure: true });
