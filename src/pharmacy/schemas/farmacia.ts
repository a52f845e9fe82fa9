import { z } from 'zod';
import { callCost, withCostRules } from '../../contact/call-cost.schema.ts';
import {
  anyTelephone,
  email,
  fields,
  httpsUrl,
  httpsUrlOf,
  list,
  mapValues,
  mobile,
  numberBetween,
  oneOf,
  ownText,
  paragraph,
  postalCode,
  some,
  telephone,
  text,
  textMatching,
  tick,
} from '../../fields/values.ts';
import { LOOKS, USUAL_LOOK } from '../../looks/looks.ts';
import { week, weekIfOther } from '../../opening/week.schema.ts';
import { holidaysOfPlace, seasons, seasonsWithoutHolidays, specialDays } from '../../opening/year.schema.ts';
import { company } from './empresa.ts';
import { expectedMunicipality, isMunicipality } from './municipalities.ts';
import { PHOTOGRAPH_PLACES } from './pagina.ts';

/** From where to where Portugal lies, with its islands. */
const degrees = (from: number, to: number, expected: string) =>
  numberBetween(z.number, from, to, `um número com ponto, de um sítio em Portugal: ${expected}`).meta({
    own: 'invented',
  });

const coordinates = fields({
  latitude: degrees(30, 42.2, 'entre 30 e 42,2').describe(
    'Latitude. Preenche-se sozinha quando cola o endereço do mapa: entre 30 e 42,2.',
  ),
  longitude: degrees(-31.4, -6.1, 'entre -31,4 e -6,1, com o sinal menos').describe(
    'Longitude. Também se preenche sozinha: tem o sinal menos.',
  ),
}).meta({ control: 'coordinates' });

const address = {
  rua: ownText('Rua e número'),
  codigoPostal: postalCode.describe('Código postal').meta({ own: 'invented' }),
  localidade: ownText('Localidade do código postal', 'invented'),
};

const otherTelephone = withCostRules(
  fields({
    nome: 'De quem, ou para quê, é o número',
    numero: anyTelephone.describe('Número'),
    custo: callCost,
    whatsapp: tick('Este número também tem WhatsApp'),
    lingua: text.optional().describe('Língua em que se atende neste número. Só se não for o português: inglês.'),
  }),
);

/** A file's name that stands in an address as it is: no spaces, no accents, no folders. */
export const PHOTOGRAPH_FILE = /^[\w-]+\.\w+$/;

const photograph = (where: string) =>
  fields({
    ficheiro: textMatching(
      PHOTOGRAPH_FILE,
      'o nome de um ficheiro que está em content/fotografias, sem acentos nem espaços, como fachada.jpg',
    )
      .describe('Fotografia. Tal como saiu do telemóvel. As que vêm por WhatsApp chegam pequenas.')
      .meta({ control: 'photograph' }),
    descricao: textMatching(
      /^[^{}]{10,200}$/,
      'o que se vê, numa frase de 10 a 200 letras, como «A fachada na praça, com a porta verde aberta»',
    )
      .describe('O que se vê. Para quem não vê: quem ou o quê, onde, a fazer o quê; sem começar por «Fotografia de».')
      .meta({ control: 'long' }),
  })
    .optional()
    .describe(where);

const ownTelephone = telephone.meta({ own: 'invented' });

/** Another place where the pharmacy serves, or another pharmacy of its owner. */
export const place = fields({
  nome: 'Nome do posto',
  morada: fields(address).describe('Morada do posto'),
  telefone: telephone.optional().describe('Telefone de lá. Só se não for o da farmácia.'),
  coordenadas: coordinates.optional().describe('Onde fica no mapa, se o quiser dizer'),
  responsavel: text.optional().describe('Quem responde por este sítio, se o quiser dizer'),
  site: httpsUrl.optional().describe('Site próprio, se o tiver. Como o de outra farmácia da mesma casa.'),
  aberturas: week.describe(
    'Quando está aberto, em cada semana. Se abre semana sim, semana não, diga-o mais abaixo, nos dias com outras horas. Se abre um dia por mês, diga-o no nome, e aqui não ponha horas.',
  ),
  epocas: seasons,
  voltam: specialDays,
  feriados: holidaysOfPlace,
});

const link = (nome: string) => fields({ nome, url: httpsUrl.describe('Endereço') });

/** Which way requests go without WhatsApp; said wherever the number for WhatsApp is asked for. */
export const WITHOUT_WHATSAPP = 'os pedidos seguem por SMS, se der um telemóvel para isso; senão, por e-mail';

const BESIDE_REST_OF_YEAR = 'Só se então as horas são outras; acima dizem-se as do resto do ano.';

/** What WhatsApp, or the telephone, has on holidays beside hours of its own. */
const onHolidays = oneOf({ normal: 'Também se atende', fechada: 'Não se atende' }, 'Como a farmácia').optional();

/** The languages in which the contacts have a fold, by their codes (src/other-languages/languages.ts). */
const WRITTEN_LANGUAGES = { en: 'Inglês', fr: 'Francês', de: 'Alemão', es: 'Espanhol' };

/** `content/farmacia.yaml`: who the pharmacy is. A demonstration's municipality may be invented. */
export const farmacia = fields({
  demonstracao: tick('Isto ainda é uma demonstração. Só até todos os dados serem os seus.'),
  nome: ownText('Nome que as pessoas usam', 'invented'),
  telefones: fields({
    geral: ownTelephone.describe('Telefone da farmácia'),
    whatsapp: ownTelephone.optional().describe(`Número com WhatsApp, fixo ou móvel. Sem ele, ${WITHOUT_WHATSAPP}.`),
    sms: mobile
      .optional()
      .describe('Telemóvel que recebe SMS, se não houver WhatsApp. Sem os dois, os pedidos seguem por e-mail.')
      .meta({ own: 'invented' }),
    urgencia: ownTelephone
      .optional()
      .describe('Número de fora do horário, se o houver. Para um medicamento que não pode esperar; não é o 112.'),
    deChamada: tick('Quem atende fora do horário é um farmacêutico de chamada. Assim o diz o botão que liga para lá.'),
  }).describe('Telefones. Nove algarismos, sem +351.'),
  horarioWhatsapp: weekIfOther.describe('Quando se responde no WhatsApp. Só se não for sempre que está aberta.'),
  epocasWhatsapp: seasonsWithoutHolidays.describe(`O WhatsApp noutras épocas. ${BESIDE_REST_OF_YEAR}`),
  whatsappNosFeriados: onHolidays.describe('O WhatsApp nos feriados. Só conta se disse acima a que horas responde.'),
  horarioTelefone: weekIfOther.describe(
    'Quando se atende o telefone da farmácia. Só se não for sempre que está aberta: nas outras horas o site não manda ligar para lá.',
  ),
  epocasTelefone: seasonsWithoutHolidays.describe(`O telefone noutras épocas. ${BESIDE_REST_OF_YEAR}`),
  telefoneNosFeriados: onHolidays.describe('O telefone nos feriados. Só conta se disse acima a que horas o atende.'),
  telefoneDeServico: oneOf({ porta: 'Com a porta aberta', sempre: 'A qualquer hora' }, 'Às horas acima, se as disse')
    .optional()
    .describe('O telefone quando está de serviço. Se só com a porta aberta, o site não manda ligar de noite.'),
  outrosTelefones: list(otherTelephone, ({ numero }) => numero).describe('Mais números, cada um com o seu nome'),
  email: email.describe('E-mail geral').meta({ own: 'invented' }),
  nomeCurto: text
    .optional()
    .describe('Nome curto, para o cabeçalho e a tabuleta. Só se o nome for comprido, como «Farmácia da Assunção».'),
  localidade: ownText('A terra que a farmácia serve', 'invented'),
  concelho: text.describe('Concelho da farmácia').meta({ own: 'invented' }),
  desde: numberBetween(z.int, 1500, new Date().getFullYear(), 'um ano até ao atual, como 1987')
    .describe('Ano de abertura')
    .meta({ control: 'digits', own: 'asked' }),
  site: httpsUrl
    .regex(/^https:\/\/[^/?#]*[^/?#.]$/, {
      error: 'só o endereço, sem barra nem nada a seguir, como https://www.farmacia.pt',
    })
    // Of a domain with accents or capitals the one spelling that browsers have.
    .overwrite((site) => (URL.canParse(site) ? new URL(site).origin : site))
    .describe('Endereço do site')
    .meta({ own: 'invented' }),
  editar: textMatching(
    /^[\w-]+\/[\w.-]+(#[\w./-]+)?$/,
    'a conta e o repositório no GitHub, como conta/repositorio; se o site se publica de outro ramo, conta/repositorio#ramo',
  )
    .optional()
    .describe('Onde se edita pelo telemóvel, em /editar do site. A conta e o repositório no GitHub: conta/repositorio.')
    // Whoever installs the site writes it into the file: an owner who changed it would lose the editor.
    .meta({ control: 'internal' }),
  aspeto: oneOf(mapValues(LOOKS, ({ label }) => label))
    .default(USUAL_LOOK)
    .describe('Aspeto. O que abre a página, o sinal da casa, os azulejos e a letra dos títulos, tudo de uma vez.')
    .meta({ control: 'look' }),
  matiz: numberBetween(z.number, 0, 360, 'um número de 0 a 360, o tom; um código como #8b3a2f não serve')
    .optional()
    .describe('Cor da casa. Só se não quiser a que vem com o aspeto. A cruz fica sempre verde.')
    .meta({ control: 'hue' }),
  fotografias: fields(mapValues(PHOTOGRAPH_PLACES, ({ label }) => photograph(label)))
    .optional()
    .describe('Fotografias. Tal como saem do telemóvel, cada uma com uma frase para quem não a pode ver.'),
  empresa: company.describe(
    'O dono da farmácia. Como está no registo (CSC, artigo 171.º); nem sempre é uma sociedade.',
  ),
  direcaoTecnica: ownText('Nome de quem assume a direção técnica (DL 307/2007, artigo 28.º)', 'invented'),
  responsaveis: list(
    fields({ cargo: 'O que é: Farmacêutico substituto, Gerente', nome: 'Nome' }),
    ({ cargo, nome }) => `${cargo} ${nome}`,
  ).describe('Mais quem responda pela farmácia, além da direção técnica, se o quiser dizer'),
  alvara: ownText('Número do alvará do INFARMED', 'invented'),
  morada: fields({
    ...address,
    distrito: ownText('Distrito. Nas ilhas, a ilha: Ilha da Madeira.'),
  }).describe('Morada da farmácia'),
  postos: list(place).describe('Postos. Postos farmacêuticos móveis, e outros sítios onde a farmácia atende.'),
  coordenadas: coordinates.describe('Onde fica no mapa. Daqui o site sabe também a hora e os feriados da região.'),
  linguas: list(text).describe(
    'Línguas que se falam ao balcão. Além do português: inglês, língua gestual portuguesa. Com francês, alemão ou espanhol, os contactos têm também umas linhas nessa língua. Se for só nalguns meses ou dias, diga-o entre parênteses, que só se lê em português: ucraniano (às quintas).',
  ),
  ingles: z
    .boolean()
    .default(true)
    .describe('Frases em inglês nos contactos. Para quem não lê português, feitas com os dados daqui.'),
  noutrasLinguas: list(
    fields({
      lingua: oneOf(WRITTEN_LANGUAGES).describe('Língua'),
      pontos: some(text).describe('O que quer dizer, nessa língua, ponto por ponto'),
    }),
    ({ lingua }) => lingua,
  ).describe('O que quer dizer a quem lê outra língua. Frases noutras línguas sobre serviços, acessos, condições.'),
  acessos: list(text).describe('O que facilita entrar: rampa à entrada, estacionamento à porta'),
  comodidades: list(text).describe('O que há na farmácia e não é um serviço: VALORMED, cartão de cliente'),
  condicoes: paragraph
    .optional()
    .describe('Condições. Só de quem as tem: quem pode comprar, o que paga um sócio, o que se mostra ao balcão.'),
  redesSociais: list(link('Nome da rede')).describe('Páginas em redes sociais, se houver'),
  outrasLigacoes: list(link('O que se lê no botão: A nossa loja')).describe('Uma loja ou uma aplicação, se as houver'),
  ligacoes: fields({
    infarmed: httpsUrlOf('infarmed.pt').describe('Lista de farmácias do INFARMED'),
    livroReclamacoes: httpsUrlOf('livroreclamacoes.pt').describe('Livro de reclamações (DL 156/2005, artigo 5.º-B)'),
    dgav: httpsUrlOf('dgav.pt')
      .optional()
      .describe('Página da DGAV sobre venda à distância, se vender medicamentos veterinários'),
    farmaciasDeServico: httpsUrl
      .optional()
      .describe('Página do município com as farmácias de serviço, se houver. Sem ela, o site diz a linha 1400.'),
    litigios: link('Nome do centro').describe('Centro de arbitragem de conflitos (Lei 144/2015, artigo 18.º)'),
  }).describe('Ligações que a lei pede'),
})
  .refine(({ demonstracao, concelho }) => demonstracao || isMunicipality(concelho), {
    path: ['concelho'],
    error: ({ input }) => expectedMunicipality((input as { concelho: string }).concelho),
  })
  .meta({ title: 'A farmácia', description: 'Quem é, onde fica, como se fala com ela.', shownAt: '#contactos' });
