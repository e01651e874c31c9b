/** Copies a text; says whether it could. A browser keeps its clipboard from pages that do not come over https or from this machine, so there is an older way, too. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

function copyOld(text: string): boolean {
  const [focus, area] = [document.activeElement, document.createElement('textarea')];
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; top: 0; opacity: 0';
  document.body.append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // Then it stays uncopied, and is not called so.
  }
  area.remove();
  if (focus instanceof HTMLElement) focus.focus();
  return done;
}
