export const CloseIcon = () => (
  <svg viewBox="0 0 16 16" width="1.07em" height="1.07em" aria-hidden>
    <path d="m4 4 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth={1.5} />
  </svg>
);
