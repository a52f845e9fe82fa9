/** What the question about cookies says. Both answers weigh the same: so the law wants it. */

/** Its name, for screen readers. */
export const title = 'Cookies neste site';
export const question = 'Hoje só há o essencial. Se houver mais, perguntamos outra vez.';
/** Both as specification §4 has them. */
export const accept = 'Aceitar Todos os Cookies';
export const reject = 'Rejeitar Não Essenciais';
/** Closes without an answer, on small screens; the question comes back at the next visit. */
export const close = 'Fechar sem escolher';
export const policy = 'Privacidade';
/** In the place of the question, where a visitor asked the banner back. */
export const chosen = (answer: string) => `A sua escolha é «${answer}». Pode mudá-la aqui.`;
