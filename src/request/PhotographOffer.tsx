import type texts from 'virtual:content/formulario/pagina';
import { useEffect } from 'react';
import { CODE_FIELDS } from './prescription.ts';
import { request, useRequest } from './useRequest.ts';
import { hasLine, withLine } from './write-line.ts';

const hasCodes = () => CODE_FIELDS.some((name) => request.get()[name]);

/**
 * For who has the prescription only on paper: a line in *Instruções* says that a photograph follows. The line holds the choice,
 * and no field does (specification §3). Where the codes come, it goes: they say less than the photograph.
 */
export function PhotographOffer({ convite, linha, cuidado }: Omit<NonNullable<typeof texts.fotografia>, 'falta'>) {
  const values = useRequest();
  const writeLine = (line: string) => {
    const { instrucoes } = request.get();
    request.write({ instrucoes: withLine(instrucoes, line, [linha]) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts never change
  useEffect(() => request.subscribe(() => hasCodes() && hasLine(request.get().instrucoes, linha) && writeLine('')), []);

  return (
    <div className="needs-script">
      <p>{convite}</p>
      <label className="cluster">
        <input
          type="checkbox"
          checked={hasLine(values.instrucoes, linha)}
          disabled={CODE_FIELDS.some((name) => values[name])}
          aria-describedby="fotografia-hint"
          onChange={({ currentTarget }) => writeLine(currentTarget.checked ? linha : '')}
        />
        {linha}
      </label>
      <p id="fotografia-hint" className="fine-print">
        {cuidado}
      </p>
    </div>
  );
}
