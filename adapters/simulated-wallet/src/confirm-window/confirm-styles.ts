/** The window's style, adopted as a constructable sheet: no style element, so a strict policy holds. */
export const confirmStyles = `
dialog {
  inset-block: 20px auto;
  inset-inline: auto 20px;
  inline-size: min(396px, calc(100vw - 24px));
  max-inline-size: none;
  max-block-size: min(640px, calc(100dvh - 40px));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  outline: none;
  visibility: visible;
  pointer-events: auto;
}
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(4 20 24 / 22%); }
.card {
  all: initial;
  color-scheme: light dark;
  --surface: light-dark(#fcfdfd, #101b1e);
  --text: light-dark(#10242a, #e6f1f1);
  --quiet: light-dark(#4b6268, #9db3b6);
  --line: light-dark(#d3dfe0, #2a3b3f);
  --well: light-dark(#eef4f4, #18272b);
  --accent: light-dark(#0b6b62, #5ad6c6);
  --on-accent: light-dark(#ffffff, #06221f);
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border-radius: 6px;
  border: 1px solid var(--line);
  background: var(--surface);
  color: var(--text);
  font: 14px/1.45 ui-sans-serif, system-ui, sans-serif;
  box-shadow: 0 18px 48px rgb(0 20 24 / 32%);
}
.card[data-scheme='light'] { color-scheme: light; }
.card[data-scheme='dark'] { color-scheme: dark; }
.card * { box-sizing: border-box; }
.band {
  flex: none;
  margin: 0;
  padding: 9px 20px;
  background: #0d3f40;
  color: #dff7f2;
  font: 600 12px/1.4 ui-monospace, SFMono-Regular, Menlo, monospace;
  text-wrap: balance;
}
.tape {
  flex: none;
  block-size: 6px;
  background: repeating-linear-gradient(-45deg, #f4c430 0 10px, #16292b 10px 20px);
}
.scroll { flex: 0 1 auto; min-block-size: 0; overflow: auto; padding: 18px 20px 8px; }
.wallet { display: flex; align-items: center; gap: 10px; margin-block-end: 16px; }
.wallet img { inline-size: 32px; block-size: 32px; border-radius: 8px; }
.wallet strong, .wallet span { display: block; overflow-wrap: anywhere; }
.wallet strong { font-weight: 600; }
.wallet span { color: var(--quiet); font-size: 12px; }
h2 { margin: 0; font: 600 18px/1.3 ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere; }
.explanation { margin: 4px 0 16px; color: var(--quiet); }
dl { margin: 0; border-block-start: 1px solid var(--line); }
.field {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
  padding-block: 9px;
  border-block-end: 1px solid var(--line);
}
.field:last-child { border-block-end: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; unicode-bidi: plaintext; }
.wide { display: block; }
.wide dd {
  max-block-size: 168px;
  margin-block-start: 4px;
  padding: 8px 10px;
  overflow: auto;
  border-radius: 4px;
  background: var(--well);
  font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace;
  white-space: pre-wrap;
}
fieldset { margin: 0 0 14px; padding: 0; border: 0; min-inline-size: 0; }
legend { padding: 0; margin-block-end: 4px; color: var(--quiet); }
.choice {
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  padding: 8px 10px;
  border: 1px solid var(--line);
  border-radius: 4px;
  font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace;
  cursor: pointer;
}
.choice + .choice { margin-block-start: 6px; }
.choice:has(:checked) { border-color: var(--accent); background: var(--well); }
.choice span { min-inline-size: 0; overflow-wrap: anywhere; }
.choice input { flex: none; margin: 0; accent-color: var(--accent); }
.actions {
  flex: none;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  padding: 14px 20px 20px;
  border-block-start: 1px solid var(--line);
}
button {
  min-block-size: 44px;
  padding: 8px 12px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: none;
  color: var(--text);
  font: 600 14px/1.3 ui-sans-serif, system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: var(--well); }
.approve { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.approve:hover { background: color-mix(in oklab, var(--accent) 88%, var(--text)); }
:is(button, input, dd, .scroll):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) {
  dialog { inset-block: auto max(12px, env(safe-area-inset-bottom)); inset-inline: 12px; inline-size: auto; }
  button { min-block-size: 48px; }
}
@media (prefers-reduced-motion: no-preference) {
  dialog { animation: appear 140ms ease-out; }
  @keyframes appear { from { opacity: 0; translate: 0 -6px; } }
}
`
