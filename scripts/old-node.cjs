// Runs before everything else, so it is written in a JavaScript that very old Nodes can still read.
var least = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < least[0] || (found[0] === least[0] && found[1] < least[1])) {
  process.stderr.write(
    'Panache needs Node ' +
      least.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Install a current Node from nodejs.org.\n'
  );
  process.exit(1);
}
