const horizon = 56
const vanishing = 1040
const edges = Array.from({ length: 25 }, (_, index) => -2600 + index * 300)

/** Line art: the sun over fields that meet at the horizon. */
export const SunriseFields = () => (
  <svg
    className="site-footer__fields"
    viewBox="0 0 1440 144"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className="sun" d={`M${vanishing - 38} ${horizon}a38 38 0 0 1 76 0z`} />
    <path d={`M0 ${horizon}H1440${edges.map(edge => `M${vanishing} ${horizon}L${edge} 144`).join('')}`} />
  </svg>
)
