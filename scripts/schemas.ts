/** Writes the schemas that editors read, from the ones that the build uses: npm run schemas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas, SCHEMA_FOLDER } from '../src/pharmacy/json-schemas.ts';

mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [path, text] of jsonSchemas()) writeFileSync(path, text);
