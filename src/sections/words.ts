/** What the sections say around the pharmacy's facts. */

export const spokenLanguages = (languages: string) => `Ao balcão também falamos ${languages}.`;

/** Services: the months and the days on which one is done, and how it is booked. */
export const fromMonthToMonth = (from: string, to: string) => (from === to ? `Em ${from}` : `De ${from} a ${to}`);
export const onDays = (days: string) => `Dias: ${days}`;
export const bookByTelephone = 'Por marcação:';
export const book = 'Marcar';
export const facilities = (list: string) => `Na farmácia há também: ${list}.`;

/** The fold about who provides a partner's service. */
export const whoProvides = 'Quem faz, e como';
/** @param ers the number in the register of ERS, the health regulator */
export const provider = (name: string, nif: string, ers?: string) =>
  `Presta o serviço: ${name}, NIF ${nif}${ers ? `, registo na ERS n.º ${ers}` : ''}.`;

export const notAccepted = (names: string) => `Não aceitamos ${names}.`;

/** The privacy policy's page: the button to the site, the name of its contents, what stands before its date. */
export const PRIVACY = {
  back: 'Voltar ao site',
  contents: 'Nesta página',
  updated: 'Última atualização',
  table: (heading: string) => `Tabela: ${heading}`,
} as const;

/** The page that there is not: title and link as specification §8 has them, in English. */
export const NOT_FOUND = {
  title: 'Oops! Page not found',
  back: 'Return to Home',
  pageTitle: 'Página não encontrada',
  explanation: 'Não encontrámos esta página. O endereço pode ter mudado ou estar mal escrito.',
  help: 'O que procura deve estar na página inicial.',
} as const;

/** The ways to collect what was asked for, and the hours of one. */
export const collection = 'Vir buscar';
export const collectionTimes = (times: string) => `Pode levantar: ${times}`;

/** On a phone it opens the terms of the delivery. */
export const deliveryTerms = 'Condições da entrega';

/** The subject of the e-mail about a partner's service (specification §7). */
export const partnerSubject = (service: string) => `Informações sobre ${service}`;

/** The map, for screen readers. */
export const mapOf = (pharmacy: string) => `Mapa com a localização da ${pharmacy}`;
/** What unfolds the map on a phone. */
export const seeMap = 'Ver o mapa';
/** On the tiles, until the map covers it. */
export const mapPlace = 'O mapa abre aqui.';
