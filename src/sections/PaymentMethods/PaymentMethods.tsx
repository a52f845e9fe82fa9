import type { Content } from '../../content/load.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './PaymentMethods.module.css';

/** The ways to pay: their marks, all of one optical size, and names. */
export function PaymentMethods({ title, methods }: { title: string; methods: Content['pagamentos'] }) {
  return (
    <Section id="pagamentos" title={title} ground="sky">
      <ul className={styles.methods}>
        {methods.map(({ nome, marca }) => (
          <li key={nome}>
            {marca && <Drawing of={marca} size={40} />}
            {nome}
          </li>
        ))}
      </ul>
    </Section>
  );
}
