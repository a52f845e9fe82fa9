import { type Document, isMap, isPair, isScalar, isSeq, type ParsedNode, type Scalar, visit } from 'yaml';
import { fieldName } from '../lib/paths.ts';
import type { Clause, Mistake } from './mistakes.ts';
import { FIELD } from './syntax-causes.ts';

type Ancestors = readonly unknown[];

/**
 * Mistakes that are correct YAML with another meaning: a ` #` behind a text without quotes, also when it is meant as a comment,
 * quotes of a word processor, a price with a comma between braces, a lost dash in a list of texts.
 * @param yaml the text that the document was made of
 */
export function silentMistakes(
  file: string,
  yaml: string,
  document: Document.Parsed<ParsedNode>,
  lineAt: (offset: number) => number,
): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      const [start, end] = node.range ?? [0, 0];
      const mistake =
        key === 'key' ? describeName(node, ancestors) : describeValue(node, key, yaml.slice(start), end - start);
      if (!mistake) return;
      const { found, expected, path = pathOf(node, ancestors), at = start } = mistake;
      mistakes.push({ file, line: lineAt(at), field: fieldName(path), found, expected });
    },
  });
  return mistakes;
}

/** A mistake; its path and offset where they are not the node's own. */
interface MistakeInNode extends Clause {
  path?: PropertyKey[];
  at?: number;
}

function describeValue(node: Scalar, key: unknown, textFromNode: string, length: number): MistakeInNode | undefined {
  const nodeText = textFromNode.slice(0, length);
  const textAfter = textFromNode.slice(length);
  // A text between quotes, or in lines of its own (`>-`), is taken as written.
  const isText = node.type === 'PLAIN' && typeof node.value === 'string';
  if (!isText) return undefined;
  if (/^[ \t]+#/.test(textAfter))
    return {
      found: `o que está depois de « #» não conta, e fica «${nodeText}»`,
      expected: 'aspas à volta do texto, ou a explicação numa linha só para ela',
    };
  if (/^[“”„].*[“”]$/s.test(nodeText))
    return { found: `encontrei ${nodeText}`, expected: 'aspas direitas, como "estas"' };
  if (node.tag || node.anchor)
    return { found: 'o texto começa por um sinal que o YAML reserva', expected: 'aspas à volta do texto' };
  const [, next = ''] = typeof key === 'number' ? nodeText.split(/\n\s*/) : [];
  // A line that begins with a small letter continues the sentence of the one before.
  if (next && !/^\p{Ll}/u.test(next))
    return {
      found: `falta o traço no princípio de «${next}»`,
      expected: 'um traço antes de cada texto da lista, ou o texto todo numa linha',
      at: (node.range?.[0] ?? 0) + nodeText.indexOf(next),
    };
  return undefined;
}

/** Between braces, a name without a value comes from a comma in a price (`13,50`) or a missing space (`preco:900`). */
function describeName(node: Scalar, ancestors: Ancestors): MistakeInNode | undefined {
  const [map, pair] = [ancestors.at(-2), ancestors.at(-1)];
  if (!isMap(map) || !map.flow || !isPair(pair) || pair.value !== null) return undefined;
  const name = String(node.value);
  if (name.includes(':'))
    return {
      found: `falta um espaço a seguir aos dois pontos em «${name}»`,
      expected: FIELD,
    };
  const before = map.items[map.items.indexOf(pair) - 1];
  if (!isPair(before) || !isScalar(before.key) || !isScalar(before.value)) return undefined;
  const path = [...pathOf(node, ancestors).slice(0, -1), String(before.key.value)];
  if (name.includes(' '))
    return {
      found: `a vírgula acabou o texto em «${before.value.value}»`,
      expected: 'aspas à volta de um texto com vírgulas',
      path,
    };
  if (!/^\d+$/.test(name)) return undefined;
  const euros = `${before.value.value},${name}`;
  return {
    found: `encontrei «${euros}»`,
    expected: `um preço em cêntimos, sem vírgula nem ponto (${euros} € são ${euros.replace(',', '')})`,
    path,
  };
}

/** The names and numbers that lead to a node. */
function pathOf(node: unknown, ancestors: Ancestors): PropertyKey[] {
  const nodes = [...ancestors, node];
  return nodes.flatMap((parent, i): PropertyKey[] => {
    if (isSeq(parent)) return [parent.items.indexOf(nodes[i + 1])];
    return isPair(parent) && isScalar(parent.key) ? [String(parent.key.value)] : [];
  });
}
