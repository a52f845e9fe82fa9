/** The cat of the house's landscape, at the end of the second side of paper; on paper alone. */
export function PaperCat() {
  return (
    <svg className="paper-cat" viewBox="142 210 56 27" aria-hidden="true">
      <path d="M146 236q-3-14 4-19l1-6 4 4h5l4-4q3 6 1 10q16 0 18 12q6 2 9-4q2-1 2 2q-2 6-8 5z" />
    </svg>
  );
}
