/** Builds the site and serves it as in production: npm start, or npm start -- folder for another pharmacy's. */
import { execSync } from 'node:child_process';
import { endWithParent } from './end-with-parent.ts';

endWithParent();
try {
  execSync('npm run --silent build', { stdio: 'inherit' });
} catch {
  process.exit(1);
}
await import('../hosting/serve.ts');
