// Required before what owners run: `npm run editar -- folder` does on every system what `FARMACIA=folder npm run editar` does in
// a Unix shell. The first argument that is no option is the folder, after Astro's own command.
const { existsSync } = require('node:fs');

const at = process.argv.findIndex((arg, i) => i > 1 && !arg.startsWith('-') && !(i === 2 && arg === 'build'));
if (at > 0) {
  const [folder] = process.argv.splice(at, 1);
  if (!existsSync(`${folder}/content`)) {
    console.error(`Não há uma pasta «content» em «${folder}»: escreva o caminho da pasta da farmácia.`);
    process.exit(1);
  }
  process.env.FARMACIA = folder;
}
