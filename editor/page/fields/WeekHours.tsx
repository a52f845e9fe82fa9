import { ArrowDownToLine, Plus, Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { WEEK, type Weekday } from '../../../src/opening/week.ts';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { isEmpty, isInside, withValue } from '../../core/paths.ts';
import { filePeriodsOf, haveSameHours, pathsInWeek, type Week, weekLines, weekOf } from '../../core/week.ts';
import { TEXTS } from '../../texts.ts';
import { FieldGroup, FieldMessages, type FieldProps, FieldsContext, fieldIn, useFields } from './field.tsx';
import styles from './fields.module.css';
import { TextInput } from './TextInput.tsx';

/** Opening hours as a week, a row a day; the file keeps days with the same hours together. */
export function WeekHours(props: FieldProps) {
  const { schema, path, value, isRequired } = props;
  const fields = useFields();
  const week = weekOf(value);
  /** The fields as days: what is set is written as the file's periods, and their mistakes are shown at their days. */
  const days: typeof fields = {
    ...fields,
    set: (inside, changed) =>
      fields.set(path, filePeriodsOf(withValue(week, inside.slice(path.length), changed) as Week)),
    mistakes: fields.mistakes.flatMap((mistake) => {
      if (!isInside(mistake.path, path)) return [];
      const inWeek = pathsInWeek(week, mistake.path.slice(path.length));
      return inWeek.map((inside) => ({ ...mistake, path: [...path, ...inside] }));
    }),
  };
  const { dias, abre = {}, fecha = {} } = schema.items?.properties ?? {};
  // Its hint would stand in each row.
  const { hint: _, ...closing } = fecha;
  const none = isEmpty(value) && schema.none;
  // On the computer the page beside the form shows the week.
  const lines = none ? [none] : fields.editor.store.computer ? [] : weekLines(week);
  const nameOf = (day: Weekday) => dias?.choices?.[day] ?? day;
  return (
    <FieldGroup of={fieldIn(days, props)} startsFolded={!isRequired && isEmpty(value)}>
      <FieldsContext value={days}>
        <div>
          {WEEK.map((day, i) => {
            const periods = week[day];
            const ofDay = fieldIn(days, { schema, path: [...path, day] });
            const above = WEEK[i - 1];
            const tool = (icon: typeof Plus, text: string, changed: readonly object[], words?: ReactNode) => (
              <IconButton icon={icon} label={`${text}: ${nameOf(day)}`} title={text} onClick={() => ofDay.set(changed)}>
                {words}
              </IconButton>
            );
            const asAbove = TEXTS.sameAs(nameOf(above ?? day));
            return (
              <fieldset key={day} className={styles.weekday} data-periods={periods.length}>
                <legend className={styles.dayName}>
                  {nameOf(day).slice(0, 3)}
                  <span>{nameOf(day).slice(3)}</span>
                </legend>
                {periods.length === 0 && !none && <p>{TEXTS.closed}</p>}
                {periods.map((period, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second period of a day
                  <div key={n} className={styles.period}>
                    <TextInput schema={abre} path={[...path, day, n, 'abre']} value={period.abre} isRequired />
                    <span aria-hidden="true">–</span>
                    <TextInput schema={closing} path={[...path, day, n, 'fecha']} value={period.fecha} isRequired />
                  </div>
                ))}
                <div className={styles.dayTools}>
                  {periods.length > 0 && tool(Trash2, TEXTS.removePeriod, periods.slice(0, -1))}
                  {tool(Plus, TEXTS.addPeriod, [...periods, { abre: '', fecha: '' }])}
                  {above &&
                    !haveSameHours(week[above], periods) &&
                    tool(ArrowDownToLine, asAbove, week[above], <span className={styles.sameAs}>{asAbove}</span>)}
                </div>
                <FieldMessages of={ofDay} />
              </fieldset>
            );
          })}
        </div>
      </FieldsContext>
      {lines.length > 0 && <p className="fine-print">{TEXTS.readAs(lines.join('; '))}</p>}
    </FieldGroup>
  );
}
