/** The answer to "do you deliver there?" for a council, given the names of those in the delivery area. */
export function deliveryAnswer(area: { concelhos: readonly string[] }, concelho: string): 'delivers' | 'outside' {
  return area.concelhos.includes(concelho) ? 'delivers' : 'outside';
}
