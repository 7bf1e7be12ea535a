import { defineConfig } from 'vitepress';
import { siteConfig } from '../site-config.ts';

export default defineConfig(siteConfig());
