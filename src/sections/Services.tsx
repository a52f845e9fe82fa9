import { MessageButton } from '../contact/MessageButton.tsx';
import { Telephone } from '../contact/Telephone.tsx';
import { dayNames } from '../opening/week.ts';
import { type IllustratedProps, Photograph } from '../photographs/Photograph.tsx';
import { formatEuros } from '../text/money.ts';
import { fillTemplate } from '../text/template.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Drawing } from '../ui/Drawing.tsx';
import { Section } from '../ui/Section.tsx';
import { HomeDelivery } from './HomeDelivery.tsx';
import styles from './Services.module.css';

/** The services as a list one can run an eye down, with a price where there is one; home delivery after it. */
export function Services({ pharmacy, photograph }: IllustratedProps) {
  const { farmacia, pagina, servicos, channel } = pharmacy;
  const texts = pagina.servicos;
  const factTexts = pharmacy.interface.factos;
  const facilities = new Intl.ListFormat('pt-PT').format(farmacia.comodidades);
  return (
    <Section id="servicos" title={texts.titulo} intro={texts.introducao} ground="wash">
      {photograph && <Photograph {...photograph} />}
      <ul className={`columns ${styles.list}`}>
        {servicos.map(({ nome, descricao, preco, desde, epoca, dias, marcaPorTelefone, marcacao, icone }) => (
          <li key={nome} className={styles.service}>
            <span className={styles.icon}>
              <Drawing of={icone} size={30} />
            </span>
            <h3>{nome}</h3>
            <p>{descricao}</p>
            {epoca && <p>{fillTemplate(factTexts.epoca, epoca)}</p>}
            {dias.length > 0 && <p>{fillTemplate(factTexts.emDias, { dias: dayNames(dias) })}</p>}
            {marcaPorTelefone && (
              <p>
                {`${factTexts.porTelefone} `}
                <Telephone number={farmacia.telefones.geral} costs={pagina.custoChamada} name={nome} />
              </p>
            )}
            {marcacao && (
              <ButtonLink variant="quiet" href={marcacao}>
                {factTexts.marcar}
                <span className="visually-hidden">{`: ${nome}`}</span>
              </ButtonLink>
            )}
            {preco !== undefined && (
              <strong className={styles.price}>
                {desde ? fillTemplate(factTexts.desde, { preco: formatEuros(preco) }) : formatEuros(preco)}
              </strong>
            )}
          </li>
        ))}
      </ul>
      {facilities && <p>{`${factTexts.comodidades} ${facilities}.`}</p>}
      <MessageButton channel={channel} text={texts.saudacao}>
        {texts.ajuda}
      </MessageButton>
      {pharmacy.entregas.faz && <HomeDelivery pharmacy={pharmacy} />}
    </Section>
  );
}
