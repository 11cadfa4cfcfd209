/** An illustrated part of a town with a mark in its middle; the address beside it says where it is. */
export const StreetMap = () => (
  <svg className="map__town" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className="map__land" d="M0 0h640v400H0z" />
    <path
      className="map__park"
      d="M392 34q74-26 128 8t46 92q-66 44-142 18t-32-118zM40 262q54-30 108-10t40 76q-44 44-100 34T40 262z"
    />
    <path className="map__water" d="M-20 148q120-54 206-2t170 78 304-34" />
    <path
      className="map__houses"
      d="m60 40 62-14 12 44-62 16zm88-20 70-8 8 40-66 12zm-74 78 60-14 10 30-58 8zM262 14l88 2-4 46-80-4zM250 74l92 4-6 62-66-34zM206 262l60 12-10 58-58-14zm84 18 66 8-8 62-68-10zm92 8 70-2 4 62-76 2zm94-6 76-14 14 58-82 16zM222 348l60 14-6 38h-62zm86 20 66 6v32h-70zm96 6 72-4 4 36h-76zm96-8 84-18 10 52h-90zM590 258l60-18v60l-48 12zM588 60l62-10v70l-56-6zM250 222l50 18-26 16-44-10z"
    />
    <path
      className="map__road"
      d="M-10 100 232 66l410-60M236-10l8 90q2 60-20 140l-30 190M-10 236l200 14 190 26 270-34M372-10l-10 150 10 136-8 140M470 410l-6-130-34-110M566 410l-24-160M-10 350l210-8 250 20 200-30"
    />
    <path className="map__track" d="M-10 388q220-30 330-180T650-8" />
    <g className="map__mark">
      <ellipse cx="372" cy="277" rx="16" ry="5" />
      <path d="M372 276q-44-50-44-82a44 44 0 0 1 88 0q0 32-44 82z" />
      <circle cx="372" cy="194" r="16" />
    </g>
  </svg>
)
