/** The element that the fragment of the address names. */
export const targetOfAddress = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    // Visitors may type anything after the hash.
    return null
  }
}
