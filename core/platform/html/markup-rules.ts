const words = (text: string): readonly string[] => text.split(' ');

/**
 * The elements and attributes that fetched HTML may have, for the browser's sanitizer and for DOMPurify, by their names
 * in the parser's output. `data-` and `aria-` attributes are allowed as well. Any other element is removed, but its
 * content stays, except for elements in `dropped`.
 */
export const MARKUP_RULES = {
  dropped: words(
    'annotation-xml foreignObject iframe noembed noframes noscript object plaintext script selectedcontent style xmp',
  ),
  html: words(
    'html head body a abbr acronym address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark marquee menu meter nav nobr ol optgroup option output p picture pre progress q rp rt ruby s samp search section select slot small source span strike strong sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr',
  ),
  svg: words(
    'svg a animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect stop switch symbol text textPath title tspan view',
  ),
  math: words(
    'math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover',
  ),
  attributes: words(
    'accept action align alt autocapitalize autocomplete autoplay background bgcolor border capture cellpadding cellspacing checked cite class clear color cols colspan command commandfor controls controlslist coords crossorigin datetime decoding default dir disabled disablepictureinpicture disableremoteplayback download draggable enctype enterkeyhint face for headers height hidden high href hreflang id inert inputmode ismap kind label lang list loading loop low max maxlength media method min minlength multiple muted name noshade novalidate nowrap open optimum part pattern placeholder playsinline popover popovertarget popovertargetaction poster preload radiogroup readonly rel required rev reversed role rows rowspan scope selected shape size sizes slot span spellcheck src srclang srcset start step summary tabindex title translate type usemap valign value width wrap',
  ),
  svgAttributes: words(
    'accumulate additive alignment-baseline amplitude attributeName attributeType azimuth baseFrequency baseline-shift begin bias by clip clip-path clip-rule clipPathUnits color-interpolation color-interpolation-filters color-rendering cx cy d diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode elevation end exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight fx fy gradientTransform gradientUnits image-rendering in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust letter-spacing lighting-color marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits mode numOctaves offset opacity operator order orient overflow paint-order path pathLength patternContentUnits patternTransform patternUnits pointer-events points preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur restart result rotate rx ry scale seed shape-rendering slope specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width surfaceScale systemLanguage tableValues targetX targetY text-anchor text-decoration text-orientation text-rendering textLength transform transform-origin values vector-effect version viewBox visibility word-spacing writing-mode x x1 x2 xChannelSelector y y1 y2 yChannelSelector z',
  ),
  mathAttributes: words(
    'accent accentunder columnspan depth displaystyle encoding fence largeop linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rspace scriptlevel separator stretchy symmetric voffset',
  ),
} as const;
