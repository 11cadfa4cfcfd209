/** A shorter movement is a tap. */
const swipe = 48

/** Opens the images of a gallery in its dialog. */
const enhance = (gallery: Element): void => {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery__open')]
  const dialog = gallery.querySelector('dialog')
  const part = (name: string) => dialog?.querySelector<HTMLElement>(name)
  const stage = part('.gallery__stage')
  const words = part('.gallery__words')
  const count = part('.gallery__count')
  const zoomButton = part('[data-gallery=zoom]')
  if (!dialog || !stage || !words || !count || !zoomButton) return
  let shown = 0
  let startX: number | null = null

  const isZoomed = () => zoomButton.ariaPressed === 'true'
  const zoom = (on: boolean) => {
    zoomButton.ariaPressed = `${on}`
    dialog.classList.toggle('gallery__dialog--zoomed', on)
    // A scrolling part needs the focus for the arrow keys.
    if (on) stage.tabIndex = 0
    else stage.removeAttribute('tabindex')
    stage.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2)
  }
  const show = (index: number) => {
    shown = (index + links.length) % links.length
    const link = links[shown]
    const picture = link?.querySelector('picture')?.cloneNode(true)
    if (!(picture instanceof HTMLElement)) return
    for (const source of picture.querySelectorAll('source')) source.sizes = '100vw'
    const image = picture.querySelector('img')
    image?.setAttribute('class', 'gallery__whole')
    image?.removeAttribute('loading')
    if (image) image.draggable = false
    zoom(false)
    stage.replaceChildren(picture)
    words.textContent = link?.parentElement?.querySelector('.gallery__caption')?.textContent ?? ''
    count.textContent = (dialog.dataset.count ?? '')
      .replace('{number}', `${shown + 1}`)
      .replace('{count}', `${links.length}`)
  }

  for (const [index, link] of links.entries()) {
    link.ariaHasPopup = 'dialog'
    link.addEventListener('click', event => {
      // As a link it still opens in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(index)
      dialog.showModal()
    })
  }
  dialog.classList.toggle('gallery__dialog--single', links.length === 1)
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const { gallery: action } = target.dataset
    if (action === 'close' || target === dialog) dialog.close()
    else if (action === 'zoom' || target.matches('.gallery__whole')) zoom(!isZoomed())
    else if (action) show(shown + (action === 'next' ? 1 : -1))
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (isZoomed() || links.length === 1) return
    if (key === 'ArrowRight') show(shown + 1)
    if (key === 'ArrowLeft') show(shown - 1)
  })
  stage.addEventListener('touchstart', ({ touches }) => {
    const [touch] = touches
    startX = touch && touches.length === 1 && !isZoomed() ? touch.clientX : null
  })
  stage.addEventListener('touchend', event => {
    const [touch] = event.changedTouches
    const by = startX === null || !touch ? 0 : touch.clientX - startX
    startX = null
    // The fingers of someone who has enlarged the page move the page.
    if (Math.abs(by) < swipe || links.length === 1 || (visualViewport?.scale ?? 1) > 1) return
    // No click follows, which would zoom.
    event.preventDefault()
    show(shown + (by < 0 ? 1 : -1))
  })
}

for (const gallery of document.querySelectorAll('.gallery')) enhance(gallery)
