import { Apple, Bandage, Cross, Droplet, HeartPulse, Syringe, Truck } from 'lucide';
import { whatsappLink } from '../../lib/links.ts';
import { formatEuros } from '../../lib/money.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { WhatsAppIcon } from '../../ui/WhatsAppIcon.tsx';
import styles from './Services.module.css';

const ICONS = {
  coracao: HeartPulse,
  gota: Droplet,
  seringa: Syringe,
  penso: Bandage,
  nutricao: Apple,
  entrega: Truck,
  cruz: Cross,
};

interface Service {
  nome: string;
  descricao: string;
  /** Price in cents, where there is one. */
  preco?: number | undefined;
  icone: keyof typeof ICONS;
}

interface ServicesProps {
  texts: { titulo: string; introducao: string; ajuda: string; saudacao: string };
  services: Service[];
  whatsapp: string;
  /** Home delivery, which follows the list. */
  children: React.ReactNode;
}

/** The services as a list one can run an eye down, with a price where there is one. */
export function Services({ texts, services, whatsapp, children }: ServicesProps) {
  return (
    <Section id="servicos" title={texts.titulo} intro={texts.introducao} ground="sky">
      <ul className={styles.list}>
        {services.map(({ nome, descricao, preco, icone }) => (
          <li key={nome} className={styles.service}>
            <span className={styles.icon}>
              <Icon of={ICONS[icone]} />
            </span>
            <div>
              <h3>{nome}</h3>
              <p>{descricao}</p>
            </div>
            {preco !== undefined && <strong className={styles.price}>{formatEuros(preco)}</strong>}
          </li>
        ))}
      </ul>
      <ButtonLink href={whatsappLink(whatsapp, texts.saudacao)} newTab>
        <WhatsAppIcon />
        {texts.ajuda}
      </ButtonLink>
      {children}
    </Section>
  );
}
