type Area = 'localStorage' | 'sessionStorage'

// A browser may refuse its storage; what is remembered is then as good as forgotten.

export const recall = (area: Area, name: string): string | null => {
  try {
    return window[area].getItem(`ximblox-editor-${name}`)
  } catch {
    return null
  }
}

export const remember = (area: Area, name: string, value: string): void => {
  try {
    window[area].setItem(`ximblox-editor-${name}`, value)
  } catch {
    // For this visit only.
  }
}
