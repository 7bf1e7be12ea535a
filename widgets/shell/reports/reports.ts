import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
export default enhancer({ attributes: {}, enhance() {} });
