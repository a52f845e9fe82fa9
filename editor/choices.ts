/** The labels of choices, by their values in the content. */
export const WEEK = {
  segunda: 'Segunda',
  terca: 'Terça',
  quarta: 'Quarta',
  quinta: 'Quinta',
  sexta: 'Sexta',
  sabado: 'Sábado',
  domingo: 'Domingo',
};

export const DRAWINGS = {
  coracao: 'Coração',
  gota: 'Gota',
  seringa: 'Seringa',
  penso: 'Penso',
  nutricao: 'Maçã',
  entrega: 'Carrinha',
  cruz: 'Cruz da farmácia',
  consulta: 'Estetoscópio',
  cama: 'Cama',
  ouvido: 'Ouvido',
};

export const BRANDS = {
  '': 'Nenhum: só o nome',
  dinheiro: 'Dinheiro',
  visa: 'Visa',
  mastercard: 'Mastercard',
  mbway: 'MB WAY',
  multibanco: 'Multibanco',
  applepay: 'Apple Pay',
  cartao: 'Outro cartão',
};

export const SECTIONS = {
  sobre: 'Sobre a farmácia',
  servicos: 'Serviços',
  aluguer: 'Aluguer',
  parceiros: 'Parceiros',
  'como-chegar': 'Como chegar',
  pedido: 'Pedido',
  contactos: 'Contactos',
  pagamentos: 'Pagamentos',
};
