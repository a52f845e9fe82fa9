import { z } from 'zod';
import { fileOrForm } from '../../fields/message.ts';
import {
  cents,
  fields,
  httpsUrl,
  ifNeeded,
  internalName,
  list,
  listWithin,
  MONTHS,
  missingField,
  nipc,
  oneOf,
  ownText,
  paragraph,
  some,
  text,
  textUpTo,
  tick,
  timeOfDay,
  withoutRepeats,
} from '../../fields/values.ts';
import { days, week, weekIfOther } from '../../opening/week.schema.ts';
import { seasonsWithoutHolidays } from '../../opening/year.schema.ts';
import { isLoan, pricesOf } from '../../rental/rental.ts';
import { expectedMunicipality, isMunicipality } from './municipalities.ts';

const OF_SERVICES = {
  coracao: 'Coração',
  gota: 'Gota',
  seringa: 'Seringa',
  penso: 'Penso',
  nutricao: 'Maçã',
  entrega: 'Carrinha',
  cruz: 'Cruz da farmácia',
};

const OF_PARTNERS = {
  consulta: 'Estetoscópio',
  cama: 'Cama',
  ouvido: 'Ouvido',
  oculos: 'Óculos',
  sorriso: 'Sorriso',
  pessoa: 'Pessoa',
  cruz: 'Cruz da farmácia',
};

const BRANDS = {
  dinheiro: 'Dinheiro',
  visa: 'Visa',
  mastercard: 'Mastercard',
  mbway: 'MB WAY',
  multibanco: 'Multibanco',
  applepay: 'Apple Pay',
  cartao: 'Outro cartão',
  vale: 'Vale',
};

const price = cents.optional().meta({ own: 'asked' });

/** A rhythm that is not each week's. With it, structured data leaves the days out: they would promise every week. */
const notEachWeek = textUpTo(60)
  .optional()
  .describe('Quantas vezes, se não for todas as semanas. Como «de quinze em quinze dias»: lê-se depois dos dias.');

/** What stands behind a price, where that is not of one thing, or not for all. */
const por = textUpTo(40)
  .optional()
  .describe('O que se lê depois do preço. Como «por semana», «em casa», «para sócios» ou «ou 3,00 € para sócios».');

/** `content/servicos.yaml`: services given at the pharmacy, in the order shown. */
export const servicos = some(
  fields({
    nome: 'Nome do serviço',
    descricao: paragraph.describe('Uma ou duas frases').meta({ own: 'asked' }),
    preco: price.describe('Preço. Só se houver um.'),
    desde: tick('É o preço mais baixo. O site diz «desde 10,00 €».'),
    por,
    epoca: fields({ de: z.enum(MONTHS).describe('Primeiro mês'), ate: z.enum(MONTHS).describe('Último mês') })
      .optional()
      .describe('Meses em que se faz, se não for todo o ano'),
    dias: days.default([]).describe('Dias em que se faz. Só se não forem todos.'),
    vezes: notEachWeek.describe(
      'Quantas vezes, ou a que horas, se não for sempre. Lê-se depois dos dias: «de quinze em quinze dias», «das 10h às 12h, menos nos feriados».',
    ),
    marcaPorTelefone: tick('Marca-se pelo telefone da farmácia'),
    marcacao: httpsUrl.optional().describe('Endereço onde se marca, se houver'),
    grupo: textUpTo(40)
      .optional()
      .describe('Grupo, como «Medir». Os do mesmo grupo leem-se juntos, com este nome por cima.'),
    icone: oneOf(OF_SERVICES)
      .default('cruz')
      .describe('Desenho do grupo. Conta o que escolher no primeiro serviço dele.'),
  }).refine(({ desde, por: unit, preco }) => !(desde || unit) || preco !== undefined, {
    path: ['preco'],
    error: 'um preço, porque abaixo se diz mais sobre ele',
  }),
)
  .check(withoutRepeats())
  .meta({ title: 'Serviços', description: 'O que se faz na farmácia, pela ordem em que se mostra.' });

/** A price of which an item has at least one. */
const rate = price.meta({ note: '(por dia, por semana ou por mês: um, pelo menos)' });

/** `content/aluguer.yaml`: the rental catalogue; may be empty, then the section is left out. */
export const aluguer = z
  .array(
    fields({
      id: internalName,
      nome: 'Nome do equipamento',
      precoDia: rate.describe('Preço por dia. Se empresta sem cobrar, escreva 0.'),
      precoSemana: rate.describe('Preço por semana. Só se o houver.'),
      precoMes: rate.describe('Preço por mês. De 30 dias; só se o houver.'),
      por,
      extra: fields({ nome: 'O quê', preco: cents.describe('Preço').meta({ own: 'asked' }) })
        .nullable()
        .default(null)
        .describe('O que se compra novo, por higiene'),
      caucao: cents.optional().describe('Caução, que se devolve. Só se a houver.'),
    })
      .refine((item) => pricesOf(item).length > 0, {
        path: ['precoDia'],
        error: 'pelo menos um preço: por dia, por semana ou por mês; 0 é um empréstimo',
        // A price under another name is one mistake, not two.
        when: ({ issues }) => issues.length === 0,
      })
      .refine((item) => isLoan(item) || pricesOf(item).every(({ cents: price }) => price > 0), {
        path: ['precoDia'],
        error: 'um preço de aluguer, ou só 0, que é um empréstimo: não as duas coisas',
      })
      .refine(
        ({ precoDia = 0, precoSemana = precoDia, precoMes = precoSemana }) =>
          precoDia <= precoSemana && precoSemana <= precoMes,
        {
          path: ['precoDia'],
          error: 'que uma semana não custe menos do que um dia, nem um mês menos do que uma semana',
        },
      ),
  )
  .check(withoutRepeats(({ id }) => id))
  .check(withoutRepeats())
  .meta({ title: 'Aluguer', description: 'O que aluga e a quanto por dia. Sem nada, a secção desaparece.' });

/** `content/parceiros.yaml`: partner services; may be empty, then the section is left out. */
export const parceiros = z
  .array(
    fields({
      titulo: 'Título do serviço',
      descricao: paragraph.describe('Uma ou duas frases').meta({ own: 'asked' }),
      icone: oneOf(OF_PARTNERS).default('cruz').describe('Desenho do painel'),
      pontos: some(text.meta({ own: 'asked' })).describe('O que inclui, ponto por ponto'),
      ligacao: fields({ texto: 'O que se lê na ligação', url: httpsUrl.describe('Endereço') })
        .optional()
        .describe('Uma ligação do parceiro, como um teste que se faz em casa, se houver'),
      nota: paragraph.describe('Condições do serviço').meta({ own: 'asked' }),
      inclui: ifNeeded('O que está incluído no preço, ou o que é grátis').meta({ control: 'long' }),
      prestador: fields({
        nome: 'Nome de quem presta o serviço, como está no registo',
        nif: nipc.describe('NIF ou NIPC. Nove algarismos.'),
        ers: text.optional().describe('Número de registo na ERS, se presta cuidados de saúde'),
      })
        .optional()
        .describe('Quem presta o serviço (DL 238/2015)'),
      saudacao: paragraph.describe('Texto já escrito na mensagem. O que o cliente encontra quando carrega no botão.'),
    }),
  )
  .check(withoutRepeats(({ titulo }) => titulo))
  .meta({ title: 'Parceiros', description: 'Com quem trabalha. Sem nada, a secção desaparece.' });

/** `content/slogans.yaml`: short lines; the demonstration has the ten of specification §9. */
export const slogans = listWithin(textUpTo(90).meta({ own: 'asked' }), [3, 10], 'que sejam de três a dez frases')
  .check(withoutRepeats())
  .meta({ title: 'Frases', description: 'As frases curtas que passam no cimo da página.', shownAt: '[data-slogan]' });

/** `content/perguntas.yaml`: what is asked at the counter every day, and the answer; may be empty. */
export const perguntas = z
  .array(
    fields({
      pergunta: textUpTo(90).describe('A pergunta, como se faz ao balcão'),
      resposta: textUpTo(300).describe('A resposta, em duas ou três frases').meta({ control: 'long', own: 'asked' }),
    }),
  )
  .check(withoutRepeats(({ pergunta }) => pergunta))
  .meta({
    title: 'Perguntas ao balcão',
    description: 'O que lhe perguntam todos os dias, e a resposta. Sem nenhuma, desaparecem dos contactos.',
  });

/** `content/pagamentos.yaml`: the ways to pay. */
export const pagamentos = z
  .array(
    fields({
      nome: 'Nome do meio de pagamento',
      marca: oneOf(BRANDS, 'Nenhum: só o nome').optional().describe('Símbolo, se for um destes'),
      aceita: z.boolean().default(true).describe('Aceitamos. Se não, o site diz que não se aceita.'),
    }),
  )
  .refine((ways) => ways.some(({ aceita }) => aceita), { error: 'pelo menos um meio que se aceite' })
  .check(withoutRepeats())
  .meta({ own: 'asked', title: 'Pagamentos', description: 'Como se pode pagar.' });

/** What a delivery, all of them, or a collection has beside the hours of its week. */
const apart = {
  epocas: seasonsWithoutHolidays.describe(
    'Épocas em que se faz a outras horas, ou não se faz, como a 25 de dezembro de cada ano. Se acima não disse horas, só se faz nessas épocas.',
  ),
  feriados: oneOf({ normal: 'Também se faz', fechada: 'Não se faz' }, 'Como a farmácia')
    .optional()
    .describe('Nos feriados. Só se não for como a farmácia.'),
};

const deliveryFields = {
  nome: 'Nome desta entrega',
  preco: price.describe('Preço. 0 é grátis. Se é a combinar, deixe vazio.'),
  desde: tick('É o preço mais baixo. Quando muda com a distância, por exemplo: explique-o na frase.'),
  por,
  gratisDesde: cents.optional().describe('Grátis em compras a partir de. Só se a partir daí não se paga.'),
  gratisSemReceita: tick('Para esse valor não contam os medicamentos com receita'),
  gratisDesdeSemReceita: cents
    .optional()
    .describe('Sem receita médica, grátis em compras a partir de. Só se for outro valor.'),
  prazo: ownText('Em quanto tempo'),
  descricao: ifNeeded('Uma frase. Quando se faz, e o que não leva, o site já diz.').meta({ control: 'long' }),
  dias: days.default([]).describe('Dias em que se faz, sem horas certas. Só se não forem os das outras.'),
  horario: week.describe('Quando se faz esta entrega. Só se não for como as outras.'),
  ...apart,
  vezes: notEachWeek,
  pedidos: fields({
    ate: timeOfDay.describe('Até às'),
    vespera: tick('Da véspera'),
    sabado: timeOfDay.optional().describe('Ao sábado, até às. Só se for outra hora.'),
  })
    .optional()
    .describe('Até quando se pede. Depois, o formulário já só promete o dia de entrega seguinte.'),
  semReceita: tick('Só leva o que não precisa de receita médica'),
  semMedicamentos: tick('Não leva medicamentos. Para todo o país, as ilhas ou o estrangeiro, o site já o diz.'),
};

const plainDelivery = fields(deliveryFields);
type DeliveryTerms = Pick<z.infer<typeof plainDelivery>, 'preco' | 'gratisDesde' | 'dias' | 'horario' | 'epocas'>;

const withTerms = <S extends z.ZodType<DeliveryTerms>>(delivery: S) =>
  delivery
    .refine(({ preco = 1, gratisDesde }) => gratisDesde === undefined || (preco > 0 && gratisDesde > 0), {
      path: ['gratisDesde'],
      error: 'um valor só onde a entrega se paga, e maior que 0',
    })
    .refine(({ dias, horario, epocas }) => dias.length === 0 || horario.length + epocas.length === 0, {
      path: ['dias'],
      error: 'que diga os dias uma só vez: aqui, ou com as horas em «Quando se faz esta entrega»',
    });

const delivery = withTerms(plainDelivery);

/** One of the 308 municipalities, written as the law writes it. */
const municipality = z
  .string()
  .refine((name) => isMunicipality(name), { error: ({ input }) => expectedMunicipality(String(input)) });

/** The places of a delivery that has its own. */
const deliveryPlaces = fields({
  todoOPais: tick('A todo o país, pelo mesmo preço'),
  continente: tick('A todo o continente'),
  ilhas: tick('À Madeira e aos Açores'),
  estrangeiro: tick('Ao estrangeiro'),
  concelhos: list(municipality).describe('Concelhos'),
  freguesias: list(text).describe('Freguesias, lugares ou distância, como «até 10 km»'),
})
  .refine(
    ({ concelhos, freguesias, ...areas }) =>
      Object.values(areas).includes(true) !== [concelhos, freguesias].some(({ length }) => length > 0),
    { error: 'todo o país, ou então concelhos ou freguesias' },
  )
  .describe('Onde');

const NEEDED = fileOrForm(
  'que esteja, porque se entrega em casa (ou então faz: false)',
  'que esteja, porque se entrega em casa, ou que se tire o visto de «Entregamos em casa»',
);

/** `content/entregas.yaml`: home delivery (Portaria 1427/2007: area, price, time, payment, responsibility). */
export const entregas = fields({
  faz: z.boolean().default(true).describe('Entregamos em casa. Se não, do resto só se mostra o que se vem buscar.'),
  concelhos: list(municipality)
    .describe('Concelhos vizinhos onde entrega. Só a esses, e ao seu, se levam medicamentos (Portaria 1427/2007).')
    .meta({ own: 'asked' }),
  area: text.optional().describe('Onde entregamos, por palavras suas. Só sem concelhos vizinhos: «Só na freguesia».'),
  normal: delivery
    .default({ ...plainDelivery.omit({ nome: true, prazo: true }).parse({}), nome: '', preco: 0, prazo: '' })
    .describe('Entrega sem urgência'),
  urgente: delivery.optional().describe('Entrega no próprio dia, se a fizer'),
  outras: list(withTerms(fields({ ...deliveryFields, onde: deliveryPlaces }))).describe(
    'Outras entregas. Para outros sítios, cada uma com o seu preço e os seus dias: a aldeia mais longe, a outra ilha, todo o país pelo correio.',
  ),
  horario: weekIfOther.describe('Quando se entrega. Só se não for sempre que está aberta.'),
  ...apart,
  levantar: list(
    fields({
      nome: 'Onde se levanta: Ao balcão, Pela janela do carro, Num cacifo, Na outra farmácia',
      preco: price.describe('Preço. 0 é grátis. Se não há nada a dizer, deixe vazio.'),
      por,
      descricao: ifNeeded('Como se faz. De medicamentos num cacifo, pergunte primeiro ao INFARMED.'),
      horario: weekIfOther.describe('Quando se pode levantar. Só se não for sempre que está aberta.'),
      ...apart,
      feriados: apart.feriados.describe('Nos feriados. Diga-o sempre que não é na farmácia: senão, depende da porta.'),
    }),
  ).describe('Vir buscar. Pontos de recolha, se há mais do que o balcão: leem-se a seguir às entregas.'),
  condicao: ifNeeded('De que depende a entrega'),
  pagamento: ifNeeded('Como se paga a entrega'),
  responsavel: text.default('').describe('Quem é responsável pela entrega'),
  comunicada: tick('Comunicámos a entrega ao INFARMED, com o site, o e-mail e o telefone'),
})
  .check(({ value: { faz, normal, condicao, pagamento, responsavel }, issues }) => {
    const needed = { normal: normal.nome, condicao, pagamento, responsavel };
    for (const [name, text] of Object.entries(needed)) if (faz && !text) issues.push(missingField(name, NEEDED));
  })
  .refine(({ area, concelhos }) => area === undefined || concelhos.length === 0, {
    path: ['area'],
    error: 'que essa frase fique vazia, porque em cima disse concelhos vizinhos',
  })
  .meta({ shownIf: 'entregas.faz', title: 'Entregas', description: 'Onde entrega, em quanto tempo e por quanto.' });
