/** Sentences that are made of the pharmacy's facts before any page is. */

/** Beside WhatsApp, where it is not answered whenever the pharmacy is open. */
export const answeredAt = (hours: string) => `Respondemos: ${hours}`;

/** On its buttons while nobody answers, also on a holiday or a day with a notice: the hours of the week. */
export const usuallyAnsweredAt = (hours: string) => `Em geral, respondemos: ${hours}`;

/** Beside the telephone, where it is not answered whenever the pharmacy is open. */
export const telephoneAnsweredAt = (hours: string) => `Atendemos: ${hours}`;

/** Behind these hours: that on days on which the door has others somebody answers no longer than it is open. */
export const onlyWhileOpen = (isOnHolidays: boolean, isOnOtherDays: boolean) => {
  const days = [isOnHolidays && onHolidays, isOnOtherDays && 'nos dias com outras horas'].filter(Boolean);
  return days.length > 0 ? `; ${days.join(' e ')} só com a porta aberta` : '';
};

/** Behind them, when else the telephone is answered on duty. */
export const onDuty = (when: string) => `; de serviço, ${when}`;
export const ON_DUTY = { porta: 'enquanto a porta está aberta', sempre: 'a qualquer hora' };

/** The delivery area of a pharmacy that delivers in its own municipality alone. */
export const deliversInMunicipality = (municipality: string) =>
  `Entregamos em todo o nosso concelho (${municipality}).`;
/** The places of a delivery that has its own. */
export const AREAS = {
  todoOPais: 'todo o país',
  continente: 'Portugal continental',
  ilhas: 'Madeira e Açores',
  estrangeiro: 'estrangeiro',
};
export const municipalities = (names: string, areSeveral: boolean) =>
  `${areSeveral ? 'concelhos' : 'concelho'}: ${names}`;
/** Behind how soon a delivery is made: until when one asks for it. @param time "às 17h" */
export const ordersUntil = (time: string, isDayBefore: boolean, onSaturdays?: string) =>
  `pedidos até ${time}${isDayBefore ? ' da véspera' : ''}${onSaturdays ? `; ao sábado, até ${onSaturdays}` : ''}`;
/** Behind the days of a delivery. */
export const alsoOnHolidays = 'também nos feriados';
export const onHolidays = 'nos feriados';
export const except = (days: string) => `exceto ${days}`;
/** In the place of the days of a delivery that has none. */
export const wheneverOpen = 'sempre que estamos abertos';
/** The same, of a day that a notice closes, or of a part of one. */
export const unlessNotice = 'salvo aviso em contrário';
