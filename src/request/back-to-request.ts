// An inline script of the privacy policy. Whoever was writing a request and presses a link to the home page or to its form
// finds it as they left it (docs/decisions/what-was-typed-comes-back.md).
import { goBackToWritten } from './written-page.ts';

goBackToWritten(({ pathname, hash }) => /^\/(#pedido)?$/.test(pathname + hash));
