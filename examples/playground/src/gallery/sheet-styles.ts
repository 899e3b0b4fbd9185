/** Styles of the surface on which primitives are shown. It looks like that of the dialog. */
export const surfaceStyles = `
.sheet {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  width: min(100%, 400px);
  min-height: 100dvh;
  margin-inline: auto;
  padding: 24px 20px;
  background: var(--lk-color-surface);
  align-content: start;
}
.specimen { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.caption { color: var(--lk-color-text-secondary); font-size: 12px; }
.content { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
.icons { display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: 12px; }
.icons > span { display: grid; justify-items: center; gap: 6px; color: var(--lk-color-text); font-size: 12px; }
.drawings { display: grid; gap: 24px; justify-items: center; color: var(--lk-color-text-secondary); }
`
