// Loaded before the commands for owners, which an older Node cannot parse.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Este projeto precisa do Node 24, e este é o ${process.versions.node}: instale-o de https://nodejs.org/pt.`,
  );
  process.exit(1);
}

// Vite reads these signs in a path as parts of an address or a pattern and crashes; npm finds no program behind a
// colon. Windows allows only the first of them in names, and has a colon in every path.
const sign = (process.platform === 'win32' ? /#/ : /[#?*"\\:]/).exec(process.cwd());
if (sign) {
  console.error(
    `O caminho da pasta do projeto não pode ter «${sign[0]}»: ${process.cwd()}. Mude o nome da pasta e repita.`,
  );
  process.exit(1);
}
