/** Whether the pharmacy delivers in a council, given those of its area by name. */
export function deliveryAnswer(area: { concelhos: readonly string[] }, concelho: string): 'delivers' | 'outside' {
  return area.concelhos.includes(concelho) ? 'delivers' : 'outside';
}
