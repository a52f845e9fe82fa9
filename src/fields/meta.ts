/** How the owner's editor shows a field: `.meta()` of its schema. Label and hint come from the description. */
export interface FieldMeta {
  /** Its control, where the type does not decide it. */
  control?:
    | 'euros'
    | 'time'
    | 'date'
    | 'dayMonth'
    | 'hue'
    | 'coordinates'
    | 'long'
    | 'link'
    | 'digits'
    | 'photograph'
    | 'internal'
    | 'look'
    | 'week'
    | 'turns';
  /**
   * Of a list: the words before an item that is new, or gone, in place of «Entra» and «Sai». Of an item: its name, made
   * of its fields; of a number: the same in its item's name, as `{valor}`.
   */
  saidAs?: { comes?: string; goes?: string; name?: string };
  /** Replaces the note that the field may stay empty. */
  note?: string;
  /** What the site takes while the field is empty, in words: «sempre que está aberta». */
  none?: string;
  /** The label of each choice. */
  choices?: Readonly<Record<string, string>>;
  /**
   * How the check treats a field that still holds the demonstration's value: it refuses what is invented, or the
   * demonstration's story, and asks about what may be untrue (`asked`). Without `own` it may be right for any pharmacy.
   */
  own?: 'invented' | 'story' | 'asked';
  /** The list, tick or text without which no visitor reads it: `aluguer`, `entregas.faz`. */
  shownIf?: string;
  /** Of a file, or a block of the page’s texts: where the page shows it, a selector; else the section of its name. */
  shownAt?: string;
}

declare module 'zod/v4/core' {
  // So that `.meta()` takes these and knows their types.
  interface GlobalMeta extends FieldMeta {}
}
