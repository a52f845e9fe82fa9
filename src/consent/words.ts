/** Texts of the cookie banner. Both answers weigh the same, as the law demands. */

/** Its name, for screen readers. */
export const title = 'Cookies neste site';
export const question = 'Hoje só há o essencial. Se houver mais, perguntamos outra vez.';
/** The two answers, as in specification §4. */
export const accept = 'Aceitar Todos os Cookies';
export const reject = 'Rejeitar Não Essenciais';
/** Closes without an answer, on small screens; the banner is back at the next visit. */
export const close = 'Fechar sem escolher';
export const policy = 'Privacidade';
/** In the place of the question, where a visitor asked the banner back. */
export const chosen = (answer: string) => `A sua escolha é «${answer}». Pode mudá-la aqui.`;
