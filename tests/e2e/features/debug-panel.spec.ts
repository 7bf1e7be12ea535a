import AxeBuilder from '@axe-core/playwright';
