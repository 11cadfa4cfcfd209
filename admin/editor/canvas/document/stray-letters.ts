type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Whether a key press only deletes a letter that was typed while a block had the focus. Where no text is allowed after
 * the block, such letters go nowhere; someone who goes on typing and then corrects a letter must not delete the block.
 * `block` is the one with the focus, undefined in a text.
 */
export const createStrayLetters = (): ((key: PressedKey, block: string | undefined) => boolean) => {
  let letters = 0
  let target: string | undefined
  return (event, block) => {
    if (block !== target) letters = 0
    target = block
    if (block === undefined || isModifier(event)) return false
    const isErasing = event.key === 'Backspace' && letters > 0
    if (isErasing) letters -= 1
    else letters = isLetter(event) ? letters + 1 : 0
    return isErasing
  }
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: PressedKey) =>
  // A slash opens the block picker.
  key.length === 1 && key !== '/' && !ctrlKey && !metaKey && !altKey

const isModifier = ({ key }: PressedKey) => ['Shift', 'CapsLock', 'AltGraph'].includes(key)
