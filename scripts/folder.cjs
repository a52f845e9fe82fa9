// Loaded before the commands for owners: `npm run editar -- folder` does on every system what `FARMACIA=folder npm run editar` does in
// a Unix shell. The first argument that is no option is the folder.
const { existsSync } = require('node:fs');

const at = process.argv.findIndex((arg, i) => i > 1 && !arg.startsWith('-'));
if (at > 0) [process.env.FARMACIA] = process.argv.splice(at, 1);
const { FARMACIA } = process.env;
// A pharmacy may begin in a folder that is not there yet.
const begins = process.argv[1]?.endsWith('begin-pharmacy.ts');
if (FARMACIA && !begins && !existsSync(`${FARMACIA}/content`)) {
  console.error(`Não há uma pasta «content» em «${FARMACIA}»: escreva o caminho da pasta da farmácia.`);
  process.exit(1);
}
