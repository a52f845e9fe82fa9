import { Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import { WEEK, type Weekday } from '../../../src/opening/week.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { TextField } from '../../../src/ui/Field.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import { IconButton } from '../../../src/ui/IconButton.tsx';
import { fieldId } from '../../paths.ts';
import { labelOf } from '../../schema.ts';
import { TEXTS } from '../../texts.ts';
import { timeOf } from '../../time.ts';
import { type DayPeriod, type FilePeriod, periodsOf, weekOf } from '../../week.ts';
import { type FieldProps, useField, useFields } from './context.ts';
import { FieldMessages, fieldAttributes } from './FieldMessages.tsx';
import styles from './fields.module.css';

/** Opening hours as a week, a row a day; the file keeps days with the same hours together. */
export function WeekHours({ schema, path, value }: FieldProps) {
  const { file, set, touch, touched, showsAll, mistakes: all } = useFields();
  const { id, mistakes } = useField(path);
  const week = weekOf(Array.isArray(value) ? (value as FilePeriod[]) : []);
  const names = schema.items?.properties?.['dias']?.choices ?? {};
  const setDay = (day: Weekday, periods: readonly Omit<DayPeriod, 'at'>[]) => {
    set(path, periodsOf({ ...week, [day]: periods }));
    touch(`${id}.${day}`);
  };
  const mistakesOf = (day: Weekday, key: string | undefined, periods: readonly DayPeriod[]) =>
    !showsAll && !touched.has(`${id}.${day}`)
      ? []
      : all.flatMap((mistake) => {
          const isAt = periods.some(({ at }) => fieldId(file, mistake.path).startsWith(fieldId(file, [...path, at])));
          const isOf = key === undefined ? mistake.path.length === path.length + 1 : mistake.path.at(-1) === key;
          return isAt && isOf ? [mistake.text] : [];
        });
  return (
    <fieldset className={styles.group} id={`${id}-group`}>
      <legend className={styles.groupName}>{labelOf(path, schema)}</legend>
      {schema.hint && <p className="fine-print">{schema.hint}</p>}
      {WEEK.map((day, d) => {
        const [name = day, periods, above] = [names[day], week[day], WEEK[d - 1]];
        return (
          <fieldset key={day} className={styles.weekday}>
            <legend className={styles.legend}>{name}</legend>
            {periods.length === 0 && <p className="fine-print">{TEXTS.closed}</p>}
            {periods.map((period, n) => {
              const change = (changed: object) => setDay(day, periods.toSpliced(n, 1, { ...period, ...changed }));
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second period of a day
                <div key={n} className={styles.period}>
                  {(['abre', 'fecha'] as const).map((key) => (
                    <Time
                      key={key}
                      id={`${id}.${day}[${n}].${key}`}
                      label={TEXTS[key]}
                      value={period[key]}
                      mistakes={mistakesOf(day, key, [period])}
                      set={(time) => change({ [key]: time })}
                    />
                  ))}
                  <IconButton
                    icon={Trash2}
                    label={TEXTS.remove(`${name}, ${period.abre}`)}
                    title={TEXTS.remove(`${name}, ${period.abre}`)}
                    onClick={() => setDay(day, periods.toSpliced(n, 1))}
                  />
                </div>
              );
            })}
            <FieldMessages id={`${id}.${day}`} mistakes={mistakesOf(day, undefined, periods)} />
            <div className="cluster">
              <Button
                variant="quiet"
                aria-label={`${TEXTS.addPeriod}: ${name}`}
                onClick={() => setDay(day, [...periods, { abre: '', fecha: '' }])}
              >
                <Icon of={Plus} />
                {TEXTS.addPeriod}
              </Button>
              {above && JSON.stringify(periodsOnly(week[above])) !== JSON.stringify(periodsOnly(periods)) && (
                <Button
                  variant="quiet"
                  aria-label={`${TEXTS.sameAs(names[above] ?? above)}: ${name}`}
                  onClick={() => setDay(day, week[above])}
                >
                  {TEXTS.sameAs(names[above] ?? above)}
                </Button>
              )}
            </div>
          </fieldset>
        );
      })}
      <FieldMessages id={id} mistakes={mistakes} />
    </fieldset>
  );
}

const periodsOnly = (periods: readonly DayPeriod[]) => periods.map(({ abre, fecha }) => [abre, fecha]);

interface TimeProps {
  id: string;
  label: string;
  value: string;
  mistakes: readonly string[];
  set: (time: string) => void;
}

/** A time of day; half a time stands as it was typed. */
function Time({ id, label, value, mistakes, set }: TimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles.field} data-control="time">
      <TextField
        name={id}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed !== null && timeOf(typed) === value ? typed : value}
        onChange={({ target }) => {
          setTyped(target.value);
          set(timeOf(target.value));
        }}
        onBlur={() => setTyped(null)}
        {...fieldAttributes(id, { hint: false, mistakes })}
      />
      <FieldMessages id={id} mistakes={mistakes} />
    </div>
  );
}
