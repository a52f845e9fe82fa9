import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import styles from './CounterQuestions.module.css';

/** What is asked at the counter every day; each answer unfolds under its question. */
export function CounterQuestions({ pharmacy }: { pharmacy: Pharmacy }) {
  return (
    <div id="perguntas" className={styles.questions} tabIndex={-1}>
      <h3>{pharmacy.pagina.contactos.perguntas}</h3>
      {pharmacy.perguntas.map(({ pergunta, resposta }) => (
        <details key={pergunta}>
          <summary>{pergunta}</summary>
          <p>{resposta}</p>
        </details>
      ))}
    </div>
  );
}
