// Loaded before the commands for owners, which an older Node cannot parse.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Este projeto precisa do Node 24, e este é o ${process.versions.node}: instale-o de https://nodejs.org/pt.`,
  );
  process.exit(1);
}
