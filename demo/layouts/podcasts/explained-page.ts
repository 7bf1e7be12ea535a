import { html, type Markup } from '../../server/html.ts';
import type { PageContext } from '../context.ts';
import { page } from '../page.ts';
import { side } from '../side.ts';
import { podcastList } from './podcast-list.ts';

/** Instructions to listen to podcasts, for each kind of device. */
export function explainedPage(context: PageContext): Markup {
  return page(
    {
      title: 'Hoe luister ik naar podcasts?',
      description: 'Zo luister je op je telefoon of op de computer.',
      pageType: 'podcast-explained',
      content: html`<div class="with-side podcast-page"><article class="article"><header class="article__head"><p class="kicker"><a href="/podcasts/">Podcasts</a></p><h1>Hoe luister ik naar podcasts?</h1></header>
<p class="article__lead">Een podcast is een radioprogramma dat op je wacht. Luisteren kost niets, en het kan op alles met een luidspreker.</p>
<div class="instructions" data-widget="podcast-explained">
<section data-platform="ios"><h2>Op iPhone of iPad</h2><ol><li>Open de app Podcasts, die al op je toestel staat.</li><li>Zoek op de naam van de podcast, bijvoorbeeld ‘De overkant’.</li><li>Tik op ‘Volg’. Nieuwe afleveringen komen vanzelf.</li></ol><p>Onderweg zonder bereik? Tik op de pijl omlaag bij een aflevering, dan staat die op je toestel.</p></section>
<section data-platform="android"><h2>Op Android</h2><ol><li>Installeer een podcast-app, zoals AntennaPod, uit de Play Store.</li><li>Tik op het plusteken en zoek op de naam van de podcast.</li><li>Tik op ‘Abonneren’. Nieuwe afleveringen komen vanzelf.</li></ol><p>Stel in dat de app alleen over wifi downloadt, dan kost het je geen data.</p></section>
<section data-platform="desktop"><h2>Op de computer</h2><ol><li>Ga naar <a href="/podcasts/afleveringen/">alle afleveringen</a>.</li><li>Kies een podcast en druk op ‘Luister’.</li><li>Blader gerust verder: onder aan de volgende pagina gaat de aflevering door waar je was.</li></ol><p>Deze browser onthoudt waar je bent gebleven.</p></section>
</div>
${podcastList()}
<p>Kom je er niet uit? <a href="/contact/">Schrijf ons</a>, dan kijken we mee.</p></article>${side(context)}</div>`,
    },
    context,
  );
}
