// Loaded before the commands for owners, which an older Node cannot parse.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Este projeto precisa do Node 24, e este é o ${process.versions.node}: instale-o de https://nodejs.org/pt.`,
  );
  process.exit(1);
}

// Vite takes these for a part of an address or of a pattern, and ends with a stack trace; npm finds no program behind a
// colon. Windows allows of them only the first in a name, and has others in every path.
const sign = (process.platform === 'win32' ? /#/ : /[#?*"\\:]/).exec(process.cwd());
if (sign) {
  console.error(
    `O caminho da pasta do projeto não pode ter «${sign[0]}»: ${process.cwd()}. Mude o nome da pasta e repita.`,
  );
  process.exit(1);
}
