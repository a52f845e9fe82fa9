import type { Pharmacy } from '../pharmacy/pharmacy.ts';
import styles from './CounterQuestions.module.css';

/**
 * What is asked at the counter every day; each answer unfolds under its question. In two halves, so that one that unfolds moves
 * nothing beside it.
 */
export function CounterQuestions({ pharmacy: { pagina, perguntas } }: { pharmacy: Pharmacy }) {
  const half = Math.ceil(perguntas.length / 2);
  return (
    <div id="perguntas" className={styles.questions} tabIndex={-1}>
      <h3>{pagina.contactos.perguntas}</h3>
      <div className="columns">
        {[perguntas.slice(0, half), perguntas.slice(half)].map((column) => (
          <div key={column[0]?.pergunta}>
            {column.map(({ pergunta, resposta }) => (
              <details key={pergunta}>
                <summary>{pergunta}</summary>
                <p>{resposta}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
