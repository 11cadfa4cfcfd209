type Area = 'localStorage' | 'sessionStorage'

// Browsers may refuse storage; the values then last only for this visit.

export const readRemembered = (area: Area, name: string): string | null => {
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
